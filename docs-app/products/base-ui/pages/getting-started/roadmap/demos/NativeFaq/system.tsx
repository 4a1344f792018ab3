import { styled } from '@mui/system';

const questions = [
  { title: 'When does my order arrive?', answer: 'Two days after it leaves the warehouse.' },
  { title: 'Can I change the address?', answer: 'Yes, until the parcel is packed.' },
  { title: 'How do I return a parcel?', answer: 'Print the label from the invoice.' },
];

export default function NativeFaq() {
  return (
    <List>
      {questions.map(({ title, answer }) => (
        <Item key={title} name="delivery-faq">
          <Title>{title}</Title>
          {answer}
        </Item>
      ))}
    </List>
  );
}

const List = styled('div')({ maxWidth: 360, color: 'light-dark(#1a2233, #e8ecf4)' });

const Item = styled('details')(({ theme }) => ({
  padding: theme.spacing(1.5, 0),
  borderBottom: '1px solid light-dark(#d0d7e2, #3a4458)',
}));

const Title = styled('summary')({
  fontWeight: 600,
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '3px solid light-dark(#1a5fb4, #8ab8ff)',
    outlineOffset: 2,
  },
});
