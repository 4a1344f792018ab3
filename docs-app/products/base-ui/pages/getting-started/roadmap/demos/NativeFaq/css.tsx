import './NativeFaq.css';

const questions = [
  { title: 'When does my order arrive?', answer: 'Two days after it leaves the warehouse.' },
  { title: 'Can I change the address?', answer: 'Yes, until the parcel is packed.' },
  { title: 'How do I return a parcel?', answer: 'Print the label from the invoice.' },
];

export default function NativeFaq() {
  return (
    <div className="NativeFaq">
      {questions.map(({ title, answer }) => (
        <details className="NativeFaq-item" key={title} name="delivery-faq">
          <summary className="NativeFaq-title">{title}</summary>
          {answer}
        </details>
      ))}
    </div>
  );
}
